import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveHeaders } from './serve-headers.ts';
import { type Peer, type PeerSetting, printed } from './serve-peer.ts';

/** Caddy with `precompressed gzip`: it sends the `.gz` file beside a file. No access log, one thread of Go code. */
export const caddy: Peer = {
  name: 'caddy',
  install: 'apt-get install caddy',
  isInstalled: () => Bun.which('caddy') !== null,
  version: () => `caddy ${printed('caddy', 'version').split(' ')[0]}`,
  command(setting) {
    const file = join(setting.scratch, 'Caddyfile');
    writeFileSync(file, configuration(setting));
    const environment = ['GOMAXPROCS=1', `HOME=${setting.scratch}`, `XDG_DATA_HOME=${setting.scratch}`];
    return ['env', ...environment, 'caddy', 'run', '--config', file, '--adapter', 'caddyfile'];
  },
};

const configuration = ({ root, port }: PeerSetting) => `{
	admin off
	auto_https off
	log {
		output discard
	}
}
http://127.0.0.1:${port} {
	root * ${root}
${Object.entries(serveHeaders)
  .map(([name, value]) => `\theader ${name} "${value}"`)
  .join('\n')}
	@plain not header Accept-Encoding *gzip*
	header @plain Vary Accept-Encoding
	file_server {
		precompressed gzip
	}
}
`;
