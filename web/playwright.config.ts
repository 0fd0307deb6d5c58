import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./scripts/chromium.mjs";

export default defineConfig({
  workers: 2, // each with a server of its own
  fullyParallel: true,
  timeout: 120_000, // machines are busy sometimes
  expect: { timeout: 15_000 },
  use: { launchOptions: chromiumFlags, locale: "en-GB" },
  projects: [
    // The page against the real server; `npm run build` comes first.
    { name: "e2e", testDir: "tests/e2e", use: { contextOptions: { reducedMotion: "reduce" } } },
    { name: "gallery", testDir: "tests/browser", use: { baseURL: "http://localhost:5199" } },
  ],
  webServer: { command: "npx vite --port 5199 --strictPort", url: "http://localhost:5199/gallery.html" },
});
