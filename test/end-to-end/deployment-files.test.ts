import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { addServeOptions } from '../../src/cli/commands/serve.ts';
import { Metrics } from '../../src/server/observe/metrics.ts';
import { newFolder } from '../new-folder.ts';

const root = join(import.meta.dir, '../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const lines = (file: string) =>
  read(file)
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));

describe('docs/operations.md', () => {
  const text = read('docs/operations.md');

  test('has every option of serve, and no other', () => {
    const options = addServeOptions(new Command()).options.map(({ long }) => long!);
    const told = [...text.matchAll(/^\| `(--[a-z-]+)` \|/gm)].map(([, option]) => option!);
    expect(told.sort()).toEqual(options.sort());
  });

  test('tells the default of every option that is a number', () => {
    for (const { long, defaultValue } of addServeOptions(new Command()).options) {
      if (typeof defaultValue !== 'number') continue;
      expect(text).toMatch(new RegExp(`^\\| \`${long}\` \\| \`${defaultValue}\``, 'm'));
    }
  });

  test('has every metric', () => {
    const names = [...new Metrics().text().matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name!);
    expect(names.length).toBeGreaterThan(5);
    for (const name of names)
      expect(text).toContain(name.replace('scriptorium_library_editions', '_editions'));
  });

  test.each(['docs/operations.md', 'SECURITY.md'])('%s links to files that are there', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !existsSync(join(root, file, '..', link)))).toEqual([]);
  });
});

/** The options of a command line that serves, from the name of the command on. @throws for one that there is not. */
function optionsOf(words: readonly string[]) {
  const command = addServeOptions(new Command().argument('<folder>')).exitOverride();
  expect(words[0]).toBe('serve');
  return command.parse(words.slice(1), { from: 'user' }).opts();
}

describe('the image', () => {
  /** Instructions with their continued lines. */
  const instructions = lines('Dockerfile').join('\n').replaceAll('\\\n', ' ').split('\n');
  const of = (name: string) =>
    instructions.filter((line) => line.startsWith(`${name} `)).map((line) => line.slice(name.length + 1));
  const last = instructions.slice(instructions.findLastIndex((line) => line.startsWith('FROM ')));

  test('is made of files that are let in', () => {
    const letIn = lines('.dockerignore')
      .filter((line) => line.startsWith('!'))
      .map((line) => line.slice(1));
    expect(letIn.filter((file) => !existsSync(join(root, file)))).toEqual([]);
    const { files } = JSON.parse(read('package.json')) as { files: string[] };
    const sources = files
      .filter((file) => !file.startsWith('!') && file !== 'dist')
      .map((file) => file.split('/')[0]);
    const needed = [
      ...sources,
      'packaging',
      'client',
      'LICENSE',
      'README.md',
      'package-lock.json',
      'tsconfig.json',
    ];
    expect(needed.filter((file) => !letIn.includes(file!))).toEqual([]);
  });

  test('keeps the rules of a Dockerfile: named versions, no shell in the last stage, not root, whole commands', () => {
    const stages = of('FROM').flatMap((line) => / AS (\w+)$/.exec(line)?.[1] ?? []);
    const images = of('ARG').filter((line) => /IMAGE=/.test(line));
    expect(images.filter((line) => !/:[\w.-]+$/.test(line) || line.endsWith(':latest'))).toEqual([]);
    expect(of('FROM').filter((line) => !/\$\{\w+_IMAGE\}|^scratch$/.test(line))).toEqual([]);
    expect(of('ADD')).toEqual([]);
    expect(
      of('COPY')
        .flatMap((line) => /--from=(\w+)/.exec(line)?.[1] ?? [])
        .filter((name) => !stages.includes(name)),
    ).toEqual([]);
    expect(instructions.filter((line) => /\bsudo\b|curl|wget|apt-get|chmod -R 777/.test(line))).toEqual([]);
    for (const name of ['ENTRYPOINT', 'CMD']) expect(JSON.parse(of(name).at(-1)!)).toBeArray();
    expect(last.filter((line) => line.startsWith('RUN '))).toEqual([]);
    expect(of('USER')).toEqual(['10001:10001']);
    const users = of('COPY').filter((line) => line.includes('--from') && !line.includes('--chown='));
    expect(users).toEqual([]);
    for (const name of ['LABEL', 'EXPOSE', 'STOPSIGNAL', 'HEALTHCHECK', 'VOLUME'])
      expect(last.filter((line) => line.startsWith(name))).toHaveLength(1);
    expect(of('LABEL')[0]).toMatch(/org\.opencontainers\.image\.version="\$\{VERSION\}"/);
  });

  test('serves with options that there are, and asks a script about its health that there is', () => {
    expect(optionsOf(JSON.parse(of('CMD').at(-1)!))).toMatchObject({
      host: '0.0.0.0',
      port: 8080,
      library: '/library',
    });
    const [, script] = /CMD \["bun", "\/scriptorium\/([^"]+)"\]/.exec(of('HEALTHCHECK')[0]!)!;
    expect(existsSync(join(root, script!))).toBe(true);
  });
});

/** A service in compose.yaml, or a container of a pod. */
interface Described {
  readonly [name: string]: unknown;
}

test('the compose file serves with options that there are, without rights, and waits for requests in flight', () => {
  const { services, volumes } = Bun.YAML.parse(read('deploy/compose.yaml')) as {
    services: { scriptorium: Described & { command: string[]; volumes: string[]; ports: string[] } };
    volumes: Described;
  };
  const service = services.scriptorium;
  const { drainTimeout, port, library } = optionsOf(service.command);
  expect(Number.parseInt(String(service.stop_grace_period), 10)).toBeGreaterThan(drainTimeout);
  expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], tmpfs: ['/tmp'], build: '..' });
  expect(service.ports).toEqual([`127.0.0.1:8080:${port}`]);
  expect(service.volumes).toContain(`library:${library}`);
  expect(Object.keys(volumes)).toEqual(['library']);
});

test('the example for Kubernetes serves with options that there are, without rights, and is asked where it answers', () => {
  const [deployment, service, budget] = read('deploy/kubernetes.yaml')
    .split(/^---$/m)
    .map((text) => Bun.YAML.parse(text)) as [
    {
      spec: {
        selector: object;
        template: { metadata: object; spec: Described & { containers: Described[]; volumes: Described[] } };
      };
    },
    { spec: { selector: object; ports: Described[] } },
    { spec: { selector: { matchLabels: object } } },
  ];
  const { template, selector } = deployment.spec;
  const [container] = template.spec.containers;
  const { drainTimeout, port } = optionsOf(container!.args as string[]);
  expect(template.spec.terminationGracePeriodSeconds).toBeGreaterThan(drainTimeout);
  expect(template.spec).toMatchObject({
    automountServiceAccountToken: false,
    securityContext: { runAsNonRoot: true, runAsUser: 10001 },
  });
  expect(container).toMatchObject({
    ports: [{ name: 'http', containerPort: port }],
    livenessProbe: { httpGet: { path: '/health', port: 'http' } },
    readinessProbe: { httpGet: { path: '/ready', port: 'http' } },
    securityContext: {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    },
  });
  const mounts = container!.volumeMounts as { name: string; mountPath: string }[];
  expect(mounts.map(({ mountPath }) => mountPath).sort()).toEqual(['/content', '/library', '/tmp']);
  expect(mounts.map(({ name }) => name).sort()).toEqual(
    template.spec.volumes.map(({ name }) => String(name)).sort(),
  );
  const labels = { 'app.kubernetes.io/name': 'scriptorium' };
  expect([selector, template.metadata, service.spec.selector, budget.spec.selector]).toEqual([
    { matchLabels: labels },
    { labels },
    labels,
    { matchLabels: labels },
  ]);
  expect(service.spec.ports).toMatchObject([{ targetPort: 'http' }]);
});

test('the unit of systemd serves with options that there are, and waits for answers under way', () => {
  const unit = read('deploy/scriptorium.service');
  const words = /^ExecStart=.* serve (.*)$/m.exec(unit)![1]!.split(' ');
  const command = addServeOptions(new Command().argument('<folder>')).exitOverride();
  command.parse(words, { from: 'user' });
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(command.opts().drainTimeout);
});

test.skipIf(!Bun.which('systemd-analyze'))('the unit of systemd is understood', () => {
  // Whether the program it names is installed does not matter
  const { stderr } = Bun.spawnSync(['systemd-analyze', 'verify', join(root, 'deploy/scriptorium.service')]);
  expect(stderr.toString()).not.toMatch(/Unknown|Failed to parse|Invalid/i);
});

describe('a proxy in front', () => {
  test.each(['deploy/nginx.conf', 'deploy/Caddyfile'])(
    '%s gives up a connection before the server',
    (file) => {
      const seconds = Number(/keepalive(?:_timeout)? (\d+)s/.exec(read(file))![1]);
      expect(seconds).toBeLessThan(addServeOptions(new Command()).opts().idleTimeout);
    },
  );

  test.skipIf(!Bun.which('caddy'))('Caddy understands its configuration', () => {
    const config = join(root, 'deploy/Caddyfile');
    const { exitCode, stderr } = Bun.spawnSync(
      ['caddy', 'validate', '--config', config, '--adapter', 'caddyfile'],
      { env: { ...process.env, XDG_DATA_HOME: newFolder(), XDG_CONFIG_HOME: newFolder() } },
    );
    expect([exitCode, stderr.toString()]).toEqual([0, expect.any(String)]);
  });

  // Certificates apart, which are the operator's
  test.skipIf(!Bun.which('nginx'))('nginx understands its configuration', () => {
    const site = read('deploy/nginx.conf').replace(/ ssl http2;|ssl_certificate.*;/g, (part) =>
      part.startsWith(' ssl') ? ';' : '',
    );
    const folder = newFolder();
    const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
    const temporary = paths.map((name) => `${name}_temp_path ${folder}/${name};`).join(' ');
    const config = `pid ${folder}/pid; error_log stderr; events {} http { access_log off; ${temporary} ${site} }`;
    writeFileSync(join(folder, 'nginx.conf'), config);
    const { exitCode, stderr } = Bun.spawnSync(['nginx', '-t', '-c', join(folder, 'nginx.conf')]);
    expect([exitCode, stderr.toString()]).toEqual([0, expect.stringContaining('syntax is ok')]);
  });
});
