import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./scripts/chromium.mjs";

export default defineConfig({
  testDir: "tests/browser",
  workers: 1,
  use: { baseURL: "http://localhost:5199", launchOptions: chromiumFlags },
  webServer: { command: "npx vite --port 5199 --strictPort", url: "http://localhost:5199/gallery.html" },
});
