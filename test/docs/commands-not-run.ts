const install = 'installs the program, a system package or a service';
const packed = `${install}; packaging/try-packages.ts does it with the package that is made here`;
const delivery = 'writes to folders of a server; test/hardening/delivered-library.test.ts runs it elsewhere';
const internet = 'reads from the internet; test/end-to-end/add-command.test.ts runs it on a mirror';
const publicApi =
  'reads from the internet; test/end-to-end/add-public-api.test.ts runs it on servers of its own';
const indexes =
  'reads from the internet; test/end-to-end/list-command.test.ts runs it on a server of its own';
const store = 'writes to a store on the internet; test/publish runs it on a store of this machine';
const generated =
  'reads from the internet; test/compatibility/swift-and-kotlin.test.ts runs it on a server of its own';
const engines = 'starts a server on a fixed port; test/edge/worker.test.ts runs it on a free one';

export const commandsNotRun: Readonly<Record<string, string>> = {
  'npm ci && npm start': `${install}; test/end-to-end/start-command.test.ts runs the start`,
  'npm ci && npm test': install,
  'node bin/bun.mjs packaging/single-file.ts scriptorium': 'takes minutes, and a registry',
  'npx scriptorium serve content': packed,
  'git clone https://git.example.org/OWNER/scriptorium': 'reads from the internet',
  'cd scriptorium': 'needs the clone of the line before',
  'npm pack': packed,
  'npm install --global ./scriptorium-0.1.0.tgz': packed,
  'npm install --global scriptorium': packed,
  'npm install scriptorium': packed,
  'mkdir -p /srv/scriptorium/content': install,
  'cp "$(npm root --global)/scriptorium/deploy/scriptorium.service" /etc/systemd/system/ && systemctl enable --now scriptorium':
    install,
  'scriptorium lsp': 'waits for an editor; test/end-to-end/language-server.test.ts is one',
  'scriptorium doctor my-texts':
    'asks for a port that may be taken; src/cli/commands/doctor.slow.test.ts runs it on another',
  'eval "$(scriptorium completion bash)"':
    'changes the shell; src/cli/commands/completion.slow.test.ts runs it in one',
  'FOLDER=files PORT=3000 node edge/node.mjs': engines,
  'curl "http://localhost:3000/api/x/passage?ref=John+3:16&in=KJV&format=text"': engines,
  'cd edge && npx wrangler dev --var BASE_URL:http://localhost:3000': engines,
  'scriptorium deliver new-lib /srv/lib': delivery,
  'rsync -a new-lib/ host:/srv/incoming/ && ssh host scriptorium deliver /srv/incoming /srv/lib': delivery,
  'cp -r new-lib/. /srv/lib/': delivery,
  'ln -sfn 2026-11 /srv/libs/next && mv -T /srv/libs/next /srv/libs/current': delivery,
  'mv /srv/lib /srv/old && mv new-lib /srv/lib': delivery,
  'docker build -t scriptorium .': install,
  'docker run -d -p 8080:8080 --read-only --tmpfs /tmp --cap-drop ALL --security-opt no-new-privileges -v ./content:/content:ro -v library:/library scriptorium':
    install,
  'nginx -t -c /etc/bible/nginx.conf && nginx -c /etc/bible/nginx.conf': `${install}; test/publish runs nginx with that file`,

  'apt-get install nginx-light h2o wrk': install,
  'apt-get install wrk slowhttptest': install,
  'apt-get install chromium': install,

  'scriptorium add ebible:engwebp content': internet,
  'scriptorium add stepbible': 'reads from the internet; src/fetch/sources has tests of what is taken',
  'scriptorium add openscriptures:strongs':
    'reads from the internet; src/fetch/sources has tests of what is taken',
  'scriptorium add ebible:engwebp': internet,
  'scriptorium add openbible:cross-references': internet,
  'scriptorium add theographic': internet,
  'scriptorium add helloao:BSB': publicApi,
  'scriptorium list spanish': indexes,
  'scriptorium list --language swh --licence by-sa': indexes,
  'scriptorium list --source door43 --refresh': indexes,

  'curl -s https://scripture.example.org/embed.js | openssl dgst -sha256 -binary | openssl base64 -A':
    'pipes bytes through a program; test/publish/page-manifest.test.ts compares the value that is printed',

  'curl -o openapi.json https://scripture.example.org/api/openapi.json': generated,

  'scriptorium publish lib s3://bucket': store,
  'scriptorium publish lib s3://bucket/prefix': store,
  'scriptorium publish lib s3://bucket/prefix --endpoint https://s3.example.org': store,
};

export function isRun(command: string): boolean {
  // Programs of the registry of npm: test/compatibility/swift-and-kotlin.test.ts runs them
  return !(command in commandsNotRun) && !isBenchmark(command) && !command.startsWith('npx quicktype@');
}

export function isBenchmark(command: string): boolean {
  return command.startsWith('node bin/bun.mjs bench/');
}
