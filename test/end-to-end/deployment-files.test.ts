import { describe, expect, test } from 'bun:test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { deliverCommand } from '../../src/cli/commands/deliver.ts';
import { addServeOptions } from '../../src/cli/commands/serve.ts';
import { applyEnvironment, unknownVariables } from '../../src/cli/environment.ts';
import { Metrics } from '../../src/server/observe/metrics.ts';

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

  test('documents the default of every numeric option', () => {
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

  test.each(['docs/operations.md', 'SECURITY.md'])('%s links to existing files', (file) => {
    const links = [...read(file).matchAll(/\]\(([^)#]+)\)/g)].map(([, link]) => link!);
    expect(links.length).toBeGreaterThan(2);
    expect(links.filter((link) => !existsSync(join(root, file, '..', link)))).toEqual([]);
  });
});

function optionsOf(words: readonly string[]) {
  const command = addServeOptions(new Command().argument('<folder>')).exitOverride();
  expect(words[0]).toBe('serve');
  return command.parse(words.slice(1), { from: 'user' }).opts();
}

describe('the image', () => {
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

interface KubernetesObject {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly data: Readonly<Record<string, string>>;
  readonly spec: Described & {
    readonly selector: object;
    readonly ports: readonly Described[];
    readonly template: { readonly metadata: object; readonly spec: PodSpec };
  };
}

type PodSpec = Described & {
  readonly containers: readonly Described[];
  readonly volumes: readonly Described[];
};

describe('the example for Kubernetes', () => {
  const objects = read('deploy/kubernetes.yaml')
    .split(/^---$/m)
    .map((text) => Bun.YAML.parse(text) as KubernetesObject);
  const of = (kind: string) => objects.find((object) => object.kind === kind)!;
  const podOf = (kind: string) => of(kind).spec.template.spec;
  const mountsOf = (pod: PodSpec) =>
    pod.containers[0]!.volumeMounts as { name: string; mountPath: string; readOnly?: boolean }[];

  test.each(['Deployment', 'Job'])(
    'runs the %s without privileges, with the volumes that it mounts',
    (kind) => {
      const pod = podOf(kind);
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        enableServiceLinks: false,
        securityContext: { runAsNonRoot: true, runAsUser: 10001 },
      });
      expect(pod.containers[0]).toMatchObject({
        securityContext: {
          allowPrivilegeEscalation: false,
          readOnlyRootFilesystem: true,
          capabilities: { drop: ['ALL'] },
        },
      });
      expect(mountsOf(pod).map(({ mountPath }) => mountPath)).toEqual(['/library', '/tmp']);
      expect(mountsOf(pod).map(({ name }) => name)).toEqual(pod.volumes.map(({ name }) => String(name)));
      const claim = of('PersistentVolumeClaim').metadata.name;
      expect(pod.volumes[0]).toMatchObject({ persistentVolumeClaim: { claimName: claim } });
    },
  );

  test('serves with options and variables that exist, and is probed where it answers', () => {
    const pod = podOf('Deployment');
    const [container] = pod.containers;
    const { data, metadata } = of('ConfigMap');
    const command = addServeOptions(new Command().argument('<folder>')).exitOverride();
    const words = container!.args as string[];
    command.parse(words.slice(1), { from: 'user' });
    applyEnvironment(command, data);
    expect(unknownVariables([command], data)).toEqual([]);
    expect(Object.keys(data).every((variable) => variable.startsWith('SCRIPTORIUM_'))).toBe(true);
    const { drainTimeout, port, host } = command.opts();
    expect([words[0], command.args, host]).toEqual(['serve', ['/library'], '0.0.0.0']);
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(drainTimeout);
    expect(container).toMatchObject({
      envFrom: [{ configMapRef: { name: metadata.name } }],
      ports: [{ name: 'http', containerPort: port }],
      startupProbe: { httpGet: { path: '/health', port: 'http' } },
      livenessProbe: { httpGet: { path: '/health', port: 'http' } },
      readinessProbe: { httpGet: { path: '/ready', port: 'http' } },
    });
  });

  test('delivers into the volume that the replicas only read', () => {
    const deliver = podOf('Job').containers[0]!.args as string[];
    const command = deliverCommand().action(() => {});
    command.parse(deliver.slice(1), { from: 'user' });
    expect([deliver[0], command.args[1]]).toEqual(['deliver', '/library']);
    expect(mountsOf(podOf('Job'))[0]!.readOnly).toBeUndefined();
    expect(mountsOf(podOf('Deployment'))[0]!.readOnly).toBe(true);
    expect(of('PersistentVolumeClaim').spec.accessModes).toEqual(['ReadWriteMany']);
  });

  test('sends requests only to the replicas, one of which always runs', () => {
    const labels = { 'app.kubernetes.io/name': 'scriptorium' };
    expect(of('Deployment').spec.selector).toEqual({ matchLabels: labels });
    expect(of('Deployment').spec.template.metadata).toEqual({ labels });
    expect(of('Job').spec.template.metadata).not.toEqual({ labels });
    expect(of('Service').spec).toMatchObject({ selector: labels, ports: [{ targetPort: 'http' }] });
    expect(of('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels });
  });
});

test('the unit of systemd serves with options that there are, and waits for answers under way', () => {
  const unit = read('deploy/scriptorium.service');
  const words = /^ExecStart=.* serve (.*)$/m.exec(unit)![1]!.split(' ');
  const command = addServeOptions(new Command().argument('<folder>')).exitOverride();
  command.parse(words, { from: 'user' });
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)![1])).toBeGreaterThan(command.opts().drainTimeout);
});

test.skipIf(!Bun.which('systemd-analyze'))('the unit of systemd is understood', () => {
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
});
