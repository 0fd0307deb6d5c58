import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env.GUINGUETTE ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte()],
  // The games' words and rules are those of the Python package, one folder up.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  test: { include: ["tests/unit/**/*.test.ts"] },
});
