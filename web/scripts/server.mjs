import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { python } from "./python.mjs";

const script = fileURLToPath(new URL("server.py", import.meta.url));

/** A port that nobody listens at. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  return port;
}

/** A real server with an empty database of its own. Its dice can be foreseen, unless they are to be fair. */
export class TestServer {
  #fair;
  #folder = mkdtempSync(join(tmpdir(), "guinguette-"));
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;
  port = 0;

  constructor({ fair = false } = {}) {
    this.#fair = fair;
    process.once("exit", () => this.#process?.kill()); // also when a script fails
  }

  get url() {
    return `http://localhost:${this.port}`;
  }

  async start() {
    this.port ||= await freePort();
    const args = [script, String(this.port), join(this.#folder, "tables.db")];
    if (this.#fair) args.push("--fair");
    this.#process = spawn(python, args, { stdio: ["ignore", "inherit", "inherit"] });
    for (let tries = 0; tries < 120; tries++) {
      const ready = await fetch(`${this.url}/ready`).catch(() => undefined);
      if (ready?.ok) return this;
      await new Promise((wake) => setTimeout(wake, 250));
    }
    throw new Error("the server does not start");
  }

  async stop() {
    const gone = this.#process && once(this.#process, "exit");
    this.#process?.kill("SIGTERM");
    await gone;
  }

  async end() {
    await this.stop();
    rmSync(this.#folder, { recursive: true });
  }
}
