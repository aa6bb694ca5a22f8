import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Load {
  readonly requests: number;
  /** Requests a second. */
  readonly rate: number;
  /** Milliseconds. */
  readonly p50: number;
  readonly p99: number;
}

/** wrk scripts by name of the load: one chapter again and again, and random ones over the whole library. */
export function writeScripts(directory: string, chapters: string[]): { hot: string; random: string } {
  const hot = join(directory, 'hot.lua');
  const random = join(directory, 'random.lua');
  const middle = chapters[chapters.length >> 1]!;
  writeFileSync(hot, `wrk.path = "${middle}"\nwrk.headers["Accept-Encoding"] = "gzip"\n${DONE}`);
  const list = chapters.map((path) => `"${path}"`).join(',\n');
  // Requests are formatted beforehand: wrk is to measure the server, not Lua.
  writeFileSync(
    random,
    `local paths = {\n${list}}
local requests = {}
function init(args)
  wrk.headers["Accept-Encoding"] = "gzip"
  for i, path in ipairs(paths) do requests[i] = wrk.format("GET", path) end
  math.randomseed(1)
end
function request() return requests[math.random(#requests)] end
${DONE}`,
  );
  return { hot, random };
}

const DONE = `function done(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** Loads a local port from core 1 with 64 connections. @throws when a single answer was not 200. */
export function runWrk(port: number, script: string, seconds: number): Load {
  const wrk = ['wrk', '-t1', '-c64', `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`];
  const { stdout } = Bun.spawnSync(['taskset', '-c', '1', ...wrk]);
  const result = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(String(stdout)) ?? [];
  const [requests = 0, microseconds = 1, p50 = 0, p99 = 0, errors = 1] = result.slice(1).map(Number);
  if (errors > 0) throw new Error(`wrk met errors:\n${stdout}`);
  return { requests, rate: (requests / microseconds) * 1e6, p50: p50 / 1000, p99: p99 / 1000 };
}
