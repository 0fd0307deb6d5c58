// Screenshots of the gallery: every section, at phone and desktop width.
// Usage: npm run gallery -- [folder] [room]
import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { createServer } from "vite";
import { chromiumFlags } from "./chromium.mjs";

const folder = process.argv[2] ?? join(tmpdir(), "guinguette-gallery");
const room = process.argv[3];
mkdirSync(folder, { recursive: true });

const server = await createServer({ server: { port: 0 }, logLevel: "error" });
await server.listen();
const browser = await chromium.launch(chromiumFlags);
try {
  for (const width of [390, 1280]) {
    const page = await browser.newPage({ viewport: { width, height: 900 }, deviceScaleFactor: 2 });
    page.on("pageerror", (error) => console.error(error));
    page.on("console", (message) => message.type() === "error" && console.error(message.text()));
    await page.goto(`${server.resolvedUrls.local[0]}gallery.html`);
    await page.locator("section").first().waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => true));
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    if (overflow > 0) console.error(`${width} px: scrolls sideways by ${overflow} px`);
    for (const section of await page
      .locator(room ? `section[id^="${room}-"]` : "section[data-theme]")
      .all()) {
      const path = join(folder, `${await section.getAttribute("id")}-${width}.png`);
      await section.screenshot({ path, animations: "disabled" });
      console.log(path);
    }
    await page.close();
  }
} finally {
  await browser.close();
  await server.close();
}
