import { readFileSync } from 'node:fs';
import { systemFault } from '../../lib/system-fault.ts';
import { S3Error } from './s3-error.ts';
import { profileName, readProfile } from './shared-files.ts';
import { childrenOf, childText, parseXmlAnswer } from './xml-answer.ts';

export interface Credentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string | undefined;
  /** Unix time in milliseconds. Undefined if they do not expire. */
  readonly expiresAt?: number | undefined;
}

/** Credentials are renewed before the store starts to refuse them. */
const renewalMs = 5 * 60_000;

/** @returns a function that gets the current credentials, and renews temporary ones. */
export function credentialsSource(region: string): () => Promise<Credentials> {
  let current: Promise<Credentials> | undefined;
  let expiresAt = Number.POSITIVE_INFINITY;
  return () => {
    if (!current || Date.now() > expiresAt - renewalMs) {
      expiresAt = Number.POSITIVE_INFINITY;
      current = findCredentials(region);
      current.then(
        (found) => {
          expiresAt = found.expiresAt ?? expiresAt;
        },
        () => {
          current = undefined;
        },
      );
    }
    return current;
  };
}

/**
 * Looks where the tools of Amazon look: the profile named by AWS_PROFILE, the environment, the default profile,
 * the token of a web identity, the container, and the machine.
 * @throws S3Error if there are none, or if they could not be obtained.
 */
export async function findCredentials(region: string): Promise<Credentials> {
  const found =
    (process.env.AWS_PROFILE ? undefined : fromEnvironment()) ??
    (await fromProfile(region)) ??
    (await fromWebIdentity(region)) ??
    (await fromContainer()) ??
    (await fromMachine());
  return found ?? missing('neither the environment nor ~/.aws has any');
}

function missing(reason: string): never {
  throw new S3Error('NoCredentials', reason);
}

function fromEnvironment(): Credentials | undefined {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = process.env;
  if (!accessKeyId || !secretAccessKey) return undefined;
  return { accessKeyId, secretAccessKey, sessionToken: process.env.AWS_SESSION_TOKEN || undefined };
}

async function fromProfile(region: string): Promise<Credentials | undefined> {
  const name = profileName();
  const profile = readProfile(name);
  if (!profile) return process.env.AWS_PROFILE ? missing(`there is no profile "${name}"`) : undefined;
  const accessKeyId = profile.get('aws_access_key_id');
  const secretAccessKey = profile.get('aws_secret_access_key');
  if (accessKeyId && secretAccessKey)
    return { accessKeyId, secretAccessKey, sessionToken: profile.get('aws_session_token') };
  const command = profile.get('credential_process');
  if (command !== undefined) return fromProgram(shell(command), `credential_process of profile "${name}"`);
  const tokenFile = profile.get('web_identity_token_file');
  const role = profile.get('role_arn');
  if (tokenFile !== undefined && role !== undefined) return assumeRole(role, tokenFile, region);
  if (role === undefined && ![...profile.keys()].some((key) => /^(sso_|login_session)/.test(key))) {
    return process.env.AWS_PROFILE ? missing(`profile "${name}" has no keys`) : undefined;
  }
  // Logins and chains of roles belong to Amazon's command line, which made the profile
  const words = ['aws', 'configure', 'export-credentials', '--profile', name, '--format', 'process'];
  return fromProgram(words, `"aws configure export-credentials" for profile "${name}"`);
}

const shell = (command: string) =>
  process.platform === 'win32' ? ['cmd', '/d', '/s', '/c', command] : ['sh', '-c', command];

async function fromProgram(words: readonly string[], title: string): Promise<Credentials> {
  const [name = '', ...options] = words;
  const program = Bun.which(name, { PATH: process.env.PATH ?? '' });
  if (!program) return missing(`${title} failed: "${name}" is not installed`);
  const child = Bun.spawn([program, ...options], { env: process.env, stdin: 'ignore', stderr: 'pipe' });
  const [stdout, stderr, exitCode] = await Promise.all([
    child.stdout.text(),
    child.stderr.text(),
    child.exited,
  ]);
  if (exitCode !== 0) missing(`${title} failed: ${stderr.trim() || `exit status ${exitCode}`}`);
  return parseCredentials(stdout, title);
}

function parseCredentials(text: string, title: string): Credentials {
  try {
    const { AccessKeyId, SecretAccessKey, SessionToken, Token, Expiration } = JSON.parse(text);
    return checkedCredentials(title, AccessKeyId, SecretAccessKey, SessionToken ?? Token, Expiration);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return missing(`${title} does not answer with JSON`);
  }
}

function checkedCredentials(title: string, ...fields: unknown[]): Credentials {
  const [accessKeyId, secretAccessKey, sessionToken, expiration] = fields.map((field) =>
    typeof field === 'string' && field !== '' ? field : undefined,
  );
  if (!accessKeyId || !secretAccessKey) return missing(`${title} does not answer with keys`);
  const expiresAt = expiration === undefined ? Number.NaN : Date.parse(expiration);
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken,
    expiresAt: Number.isNaN(expiresAt) ? undefined : expiresAt,
  };
}

async function fromWebIdentity(region: string): Promise<Credentials | undefined> {
  const { AWS_WEB_IDENTITY_TOKEN_FILE: tokenFile, AWS_ROLE_ARN: role } = process.env;
  return tokenFile && role ? assumeRole(role, tokenFile, region) : undefined;
}

/** Exchanges a token, for example of a Kubernetes service account, for credentials of a role. */
async function assumeRole(role: string, tokenFile: string, region: string): Promise<Credentials> {
  const service = `https://sts.${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
  const body = new URLSearchParams({
    Action: 'AssumeRoleWithWebIdentity',
    Version: '2011-06-15',
    RoleArn: role,
    RoleSessionName: process.env.AWS_ROLE_SESSION_NAME || 'scriptorium',
    WebIdentityToken: readToken(tokenFile),
  });
  const title = 'the token service';
  const init = { method: 'POST', body, headers: { Accept: 'application/xml' } };
  const text = await ask(title, process.env.AWS_ENDPOINT_URL_STS || service, init, 10_000);
  const result = childrenOf(parseXmlAnswer(text), 'AssumeRoleWithWebIdentityResult')[0];
  const found = childrenOf(result, 'Credentials')[0];
  const names = ['AccessKeyId', 'SecretAccessKey', 'SessionToken', 'Expiration'];
  return checkedCredentials(title, ...names.map((name) => childText(found, name)));
}

function readToken(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    const fault = systemFault(error);
    if (!fault) throw error;
    return missing(`the token ${path} cannot be read: ${fault.what}`);
  }
}

/** Hosts that may receive the token of a container without TLS: itself, and the agents of ECS and EKS. */
const containerHosts = /^(localhost|127\.[\d.]+|\[::1\]|169\.254\.170\.2(3)?|\[fd00:ec2::23\])$/;

async function fromContainer(): Promise<Credentials | undefined> {
  const {
    AWS_CONTAINER_CREDENTIALS_RELATIVE_URI: relative,
    AWS_CONTAINER_CREDENTIALS_FULL_URI: full,
    AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE: tokenFile,
  } = process.env;
  if (!relative && !full) return undefined;
  const title = 'the credentials service of the container';
  const url = URL.parse(relative ? `http://169.254.170.2${relative}` : full!);
  if (!url || (url.protocol !== 'https:' && !containerHosts.test(url.hostname)))
    return missing(`${title} has the unsafe address ${full}`);
  const token = tokenFile ? readToken(tokenFile) : process.env.AWS_CONTAINER_AUTHORIZATION_TOKEN;
  return parseCredentials(
    await ask(title, url.href, { headers: token ? { Authorization: token } : {} }),
    title,
  );
}

async function fromMachine(): Promise<Credentials | undefined> {
  if (process.env.AWS_EC2_METADATA_DISABLED?.toLowerCase() === 'true') return undefined;
  const service = process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT || 'http://169.254.169.254';
  const title = 'the metadata service of the machine';
  const latest = `${service.replace(/\/$/, '')}/latest`;
  const tokenRequest = { method: 'PUT', headers: { 'X-aws-ec2-metadata-token-ttl-seconds': '21600' } };
  let token: string;
  try {
    token = await ask(title, `${latest}/api/token`, tokenRequest, 1000);
  } catch (error) {
    // Every other machine has no such service
    if (error instanceof S3Error) return undefined;
    throw error;
  }
  const init = { headers: { 'X-aws-ec2-metadata-token': token } };
  const roles = `${latest}/meta-data/iam/security-credentials/`;
  const role = (await ask(title, roles, init)).split('\n')[0]!.trim();
  return parseCredentials(await ask(title, roles + role, init), title);
}

async function ask(
  title: string,
  url: string,
  init: BunFetchRequestInit,
  milliseconds = 5000,
): Promise<string> {
  let response: Response;
  let text: string;
  try {
    const signal = AbortSignal.timeout(milliseconds);
    response = await fetch(url, { ...init, redirect: 'error', signal });
    text = await response.text();
  } catch (error) {
    const { code, name } = error as { code?: unknown; name?: string };
    if (typeof code !== 'string' && name !== 'TimeoutError') throw error;
    return missing(`${title} cannot be reached: ${typeof code === 'string' ? code : 'no answer in time'}`);
  }
  if (response.ok) return text;
  const error = childrenOf(parseXmlAnswer(text), 'Error')[0];
  const reason = childText(error, 'Message') ?? `status ${response.status}`;
  return missing(`${title} refuses: ${reason}`);
}
