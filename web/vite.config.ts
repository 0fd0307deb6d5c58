import { FluentResource } from "@fluent/bundle";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

const server = process.env.GUINGUETTE ?? "http://localhost:8000";

/** Words are parsed when the page is built, for a phone spends a tenth of a second on it. */
const fluent: Plugin = {
  name: "fluent",
  transform(text, id) {
    if (!id.endsWith(".ftl")) return undefined;
    const entries = JSON.stringify(new FluentResource(text).body);
    return { code: `export default JSON.parse(${JSON.stringify(entries)})`, map: null };
  },
};

export default defineConfig({
  plugins: [svelte(), fluent],
  cacheDir: process.env.VITE_CACHE ?? "node_modules/.vite",
  // Named ahead: what is found late makes the page load anew, in the middle of whatever one is doing.
  optimizeDeps: { entries: ["index.html", "gallery.html"], include: ["@fluent/bundle", "uqr"] },
  // The games' words and rules are those of the Python package, one folder up.
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
  build: {
    rolldownOptions: {
      output: {
        // A page in few pieces: asking for twenty small ones takes a phone longer than reading them.
        codeSplitting: {
          groups: [
            { name: "first", tags: ["$initial"] },
            { name: "shared", minShareCount: 2 },
          ],
        },
      },
    },
  },
  test: { include: ["tests/unit/**/*.test.ts"] },
});
