import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./scripts/chromium.mjs";
import { freePort } from "./scripts/server.mjs";

// Two runs on one machine do not meet. Workers read this file too, and find the port that the first reader chose.
process.env.GALLERY_PORT ??= String(await freePort());
const gallery = `http://localhost:${process.env.GALLERY_PORT}`;

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
    command: `npx vite --port ${process.env.GALLERY_PORT} --strictPort`,
    url: `${gallery}/gallery.html`,
  },
});
