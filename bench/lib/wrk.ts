import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withAllDescriptors } from './processes.ts';

export interface Load {
  readonly kind: 'hot' | 'random';
  readonly coding: 'gzip' | 'identity';
  readonly connections: number;
}

export interface WrkResult {
  readonly requests: number;
  readonly seconds: number;
  /** Milliseconds, as are p99 and p999. */
  readonly p50: number;
  readonly p99: number;
  readonly p999: number;
  readonly errors: number;
}

/** Runs wrk against a local port. The same seed requests the same chapters in the same order. */
export type RunWrk = (port: number, load: Load, options: { seconds: number; seed: number }) => WrkResult;

/** Prepares wrk, with one thread on core 1. The hot load requests `hot`, the random load any of `chapters`. */
export function prepareWrk(scratch: string, hot: string, chapters: readonly string[]): RunWrk {
  const script = join(scratch, 'wrk.lua');
  const lists = { hot: join(scratch, 'hot.txt'), random: join(scratch, 'random.txt') };
  writeFileSync(script, lua);
  writeFileSync(lists.hot, hot);
  writeFileSync(lists.random, chapters.join('\n'));
  return (port, { kind, coding, connections }, { seconds, seed }) => {
    const wrk = ['wrk', '-t1', `-c${connections}`, `-d${seconds}s`, '-s', script, `http://127.0.0.1:${port}`];
    const command = withAllDescriptors('taskset', '-c', '1', ...wrk, lists[kind], coding, String(seed));
    const { stdout, stderr } = Bun.spawnSync(command);
    return parseResult(`${stdout}${stderr}`);
  };
}

/**
 * Formats all requests in advance, so that wrk measures the server, not Lua. Arguments: list of paths,
 * coding, seed.
 */
const lua = `local thread_count = 0
function setup(thread)
  thread:set("number", thread_count)
  thread_count = thread_count + 1
end
local requests = {}
function init(args)
  if args[2] == "gzip" then wrk.headers["Accept-Encoding"] = "gzip" end
  for path in io.lines(args[1]) do requests[#requests + 1] = wrk.format("GET", path) end
  math.randomseed(tonumber(args[3]) * 1000 + number)
  local only = requests[1]
  if #requests == 1 then
    request = function() return only end
  else
    request = function() return requests[math.random(#requests)] end
  end
end
function request() end
function done(summary, latency)
  local e = summary.errors
  io.write(string.format("RESULT %d %d %d %d %d %d\\n", summary.requests, summary.duration,
    latency:percentile(50), latency:percentile(99), latency:percentile(99.9),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

function parseResult(output: string): WrkResult {
  const numbers = /RESULT (\d+) (\d+) (\d+) (\d+) (\d+) (\d+)/.exec(output)?.slice(1).map(Number);
  if (!numbers) throw new Error(`wrk failed:\n${output}`);
  const [requests = 0, microseconds = 0, p50 = 0, p99 = 0, p999 = 0, errors = 0] = numbers;
  return { requests, seconds: microseconds / 1e6, p50: p50 / 1e3, p99: p99 / 1e3, p999: p999 / 1e3, errors };
}
