import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { python } from "./python.mjs";

// Tests come from one address, make more tables than a family does, and play faster than people.
const START = `
import sys
from guinguette.server.config import Config
from guinguette.server.main import serve
config = Config(tables_per_hour=10_000, requests_per_minute=100_000, messages_per_second=1_000, message_burst=1_000, warm=False)
serve(port=int(sys.argv[1]), database=sys.argv[2], config=config, log_level="WARNING")
`;

async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = /** @type {import("node:net").AddressInfo} */ (probe.address());
  probe.close();
  return port;
}

/** A real server with an empty database of its own. */
export class TestServer {
  #folder = mkdtempSync(join(tmpdir(), "guinguette-"));
  /** @type {import("node:child_process").ChildProcess | undefined} */
  #process;
  port = 0;

  constructor() {
    process.once("exit", () => this.#process?.kill()); // also when a script fails
  }

  get url() {
    return `http://localhost:${this.port}`;
  }

  async start() {
    this.port ||= await freePort();
    const args = ["-c", START, String(this.port), join(this.#folder, "tables.db")];
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
