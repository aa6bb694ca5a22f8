/**
 * Hostile clients in a separate process. Arguments: port, kind (hungry or slow), number of clients. Reads
 * targets from standard input.
 */
import { connect, type Socket } from 'node:net';

const [port = '', kind = '', count = ''] = process.argv.slice(2);
const targets = (await Bun.stdin.text()).split('\n').filter((line) => line !== '');
const pauseMilliseconds = 2000;

const request = (target: string) =>
  `GET ${target} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept-Encoding: identity\r\n\r\n`;

function hungry(client: number): void {
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  let next = client;
  let expected = Number.NaN;
  let received = 0;
  const ask = () => {
    expected = Number.NaN;
    received = 0;
    socket.write(request(targets[next++ % targets.length]!));
  };
  socket.on('connect', ask);
  socket.on('data', (data: Buffer) => {
    if (Number.isNaN(expected)) {
      const end = data.indexOf('\r\n\r\n');
      const length = /content-length: (\d+)/i.exec(data.subarray(0, end).toString('latin1'))?.[1];
      expected = end + 4 + Number(length ?? 0);
    }
    received += data.length;
    if (received >= expected) ask();
  });
  again(socket, () => hungry(client));
}

function slow(client: number): void {
  const socket = connect({ host: '127.0.0.1', port: Number(port) });
  socket.on('connect', () => socket.write(request(targets[client % targets.length]!)));
  socket.on('data', () => {
    socket.pause();
    setTimeout(() => socket.resume(), pauseMilliseconds);
  });
  again(socket, () => slow(client));
}

function again(socket: Socket, start: () => void): void {
  socket.on('error', () => {});
  socket.on('close', () => setTimeout(start, 100));
}

for (let client = 0; client < Number(count); client++) (kind === 'slow' ? slow : hungry)(client);
