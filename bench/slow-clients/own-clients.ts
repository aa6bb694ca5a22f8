/** Slow clients, used if slowhttptest is not installed. Arguments: mode, URL, connections, connections per second. */
import type { Socket } from 'bun';

const [mode = '', address = '', count = '', rate = ''] = process.argv.slice(2);
const { hostname, port, pathname, host } = new URL(address);

const get = `GET ${pathname} HTTP/1.1\r\nHost: ${host}\r\n`;
const ranges = Array.from({ length: 1000 }, (_, index) => `1-${index + 1}`).join(',');
const first: Record<string, string> = {
  'slow headers': get,
  'slow body': `POST ${pathname} HTTP/1.1\r\nHost: ${host}\r\nContent-Length: 8192\r\n\r\n`,
  'slow read': `${get}\r\n`,
  range: `${get}Range: bytes=0-,${ranges}\r\n\r\n`,
};
const more: Record<string, string> = { 'slow headers': 'X-a: b\r\n', 'slow body': 'a=b&' };
const opening = first[mode];
if (!opening) throw new Error(`There is no mode "${mode}", only ${Object.keys(first).join(', ')}`);

const open = new Set<Socket>();
let started = 0;

async function start(): Promise<void> {
  started++;
  await Bun.connect({
    hostname,
    port: Number(port),
    socket: {
      open(socket) {
        open.add(socket);
        socket.write(opening!);
        if (mode === 'slow read') socket.pause();
      },
      data() {},
      close: (socket) => void open.delete(socket),
      error: (socket) => void open.delete(socket),
    },
  }).catch(() => {});
}

setInterval(() => {
  for (let i = 0; i < Number(rate) / 10 && started < Number(count); i++) void start();
}, 100);
setInterval(() => {
  const text = more[mode];
  if (text) for (const socket of open) socket.write(text);
}, 1000);
