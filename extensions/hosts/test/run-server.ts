// Runs web servers that are installed on this machine. Each serves a compiled site with its own config, only
// on localhost.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

export interface WebServer {
  name: 'nginx' | 'apache' | 'caddy';
  program: string;
  /** Returns a complete server config, which contains or includes the config from Lectern's docs. */
  configure(place: ServerPlace): string;
  args(folder: string, config: string): string[];
  /** Arguments that print the version. */
  version: string;
}

export interface ServerPlace {
  /** Absolute path of the folder for the server's own files. */
  folder: string;
  /** The config from Lectern's docs, with the port and the folders of the test. */
  site: string;
  port: number;
}

const isRoot = process.getuid?.() === 0;
/** The folder of Apache's modules on Debian. */
const folderOfModules = '/usr/lib/apache2/modules';
const apacheModules = 'mpm_event authz_core mime dir rewrite headers filter deflate alias autoindex negotiation'.split(
  ' ',
);

export const webServers: WebServer[] = [
  {
    name: 'nginx',
    program: '/usr/sbin/nginx',
    configure: ({ folder, site }) => `${isRoot ? 'user root;' : ''}
worker_processes 1;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 64; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  access_log off;
  client_body_temp_path ${folder};
  proxy_temp_path ${folder};
  fastcgi_temp_path ${folder};
  uwsgi_temp_path ${folder};
  scgi_temp_path ${folder};
  ${site}
}
`,
    args: (folder, config) => ['-p', folder, '-c', config, '-g', 'daemon off;'],
    version: '-v',
  },
  {
    name: 'apache',
    program: '/usr/sbin/apache2',
    configure: ({ folder, site, port }) => `ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/pid
ErrorLog ${folder}/error.log
${isRoot ? 'User www-data\nGroup www-data' : ''}
Listen 127.0.0.1:${port}
${apacheModules.map((name) => `LoadModule ${name}_module ${folderOfModules}/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
${site}
`,
    args: (folder, config) => ['-d', folder, '-f', config, '-DFOREGROUND'],
    version: '-v',
  },
  {
    name: 'caddy',
    program: '/usr/bin/caddy',
    configure: ({ site }) => `{
  admin off
  auto_https off
}
${site}
`,
    args: (_folder, config) => ['run', '--adapter', 'caddyfile', '--config', config],
    version: 'version',
  },
];

/** Whether a server is installed. */
export const isInstalled = ({ program, version }: WebServer): boolean => spawnSync(program, [version]).status === 0;

export interface Answer {
  status: number;
  headers: Headers;
  text: string;
}

/** Requests a path from a server. */
export type Request = (target: string, headers?: Record<string, string>) => Promise<Answer>;

/**
 * Starts a server, and stops it after `use`.
 *
 * @param siteOf returns the config from Lectern's docs, for a port
 */
export async function withServer(
  server: WebServer,
  folder: string,
  siteOf: (port: number) => string,
  use: (request: Request) => Promise<void>,
): Promise<void> {
  const port = await freePort();
  mkdirSync(folder, { recursive: true });
  // If root starts a server, the server reads files as another user. This user needs access to the folder.
  chmodSync(path.dirname(folder), 0o755);
  const config = path.join(folder, 'server.conf');
  writeFileSync(config, server.configure({ folder, site: siteOf(port), port }));
  const child = spawn(server.program, server.args(folder, config), {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (printed += data));
  const ended = once(child, 'exit');
  const request: Request = async (target, headers = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${target}`, { redirect: 'manual', headers });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  try {
    await waitForServer(request, () => {
      if (child.exitCode !== null) throw new Error(`${server.name} ended:\n${printed}`);
    });
    await use(request);
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
}

async function waitForServer(request: (target: string) => Promise<unknown>, check: () => void): Promise<void> {
  for (let tried = 0; tried < 200; tried += 1) {
    check();
    const isUp = await request('/').then(
      () => true,
      () => false,
    );
    if (isUp) return;
    await sleep(50);
  }
  throw new Error('the server does not answer');
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}
