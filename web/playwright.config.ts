import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./scripts/chromium.mjs";
import { freePort } from "./scripts/server.mjs";

// Two runs on one machine do not meet. Workers read this file too, and find the port that the first reader chose.
process.env.GALLERY_PORT ??= String(await freePort());
const port = process.env.GALLERY_PORT;
const gallery = `http://localhost:${port}`;

export default defineConfig({
  workers: 2, // each with a server of its own
  fullyParallel: true,
  timeout: 120_000, // machines are busy sometimes
  expect: { timeout: 15_000 },
  use: { launchOptions: chromiumFlags, locale: "en-GB" },
  projects: [
    // The page against the real server; `npm run build` comes first.
    { name: "e2e", testDir: "tests/e2e", use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "gallery", testDir: "tests/browser", use: { baseURL: gallery } },
  ],
  webServer: {
    command: `npx vite --port ${port} --strictPort`,
    env: { VITE_CACHE: join(tmpdir(), `guinguette-vite-${port}`) },
    url: `${gallery}/gallery.html`,
  },
});
