import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { addedHeaders, serveHeaders } from './serve-headers.ts';
import { type Peer, type PeerSetting, printed } from './serve-peer.ts';

/** h2o with `file.send-compressed`: it sends the `.gz` file beside a file. */
export const h2o: Peer = {
  name: 'h2o',
  install: 'apt-get install h2o',
  isInstalled: () => Bun.which('h2o') !== null,
  version: () => printed('h2o', '--version').split('\n')[0]!.replace('version ', ''),
  command(setting) {
    const file = join(setting.scratch, 'h2o.conf');
    writeFileSync(file, configuration(setting));
    return ['h2o', '--conf', file];
  },
};

const configuration = ({ root, port, connections }: PeerSetting) => `
${process.getuid?.() === 0 ? 'user: root' : ''}
num-threads: 1
max-connections: ${connections + 256}
listen:
  host: 127.0.0.1
  port: ${port}
file.send-compressed: ON
file.mime.settypes:
  "${serveHeaders['Content-Type']}": .json
${addedHeaders.map(([name, value]) => `header.set: "${name}: ${value}"`).join('\n')}
hosts:
  default:
    paths:
      "/":
        file.dir: ${root}
`;
