import { mkdir, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import { disk } from '../../../compiler/fs/disk.ts';
import { openSite } from '../../../compiler/project/open-site.ts';
import { extensionRequests } from '../../../compiler/serve/extension-requests.ts';
import { serve } from '../../../compiler/serve/server.ts';
import { isInstalled, webServers, withServer } from '../../../extensions/hosts/test/run-server.ts';
import { serveFolder } from '../first-load/serve-folder.ts';

/** A built site on disk. */
export interface BuiltSite {
  /** The folder that a server publishes. The site is below it, at `baseUrl`. */
  root: string;
  /** The output folder of the site. */
  dist: string;
  baseUrl: string;
  /** Scheme and host of the published site. */
  origin: string;
}

/** Uses the address of a served site. */
type Use<Result> = (url: string) => Promise<Result>;

/** Moves the output of a generator to its base URL below a new folder. */
export async function place(output: string, root: string, url: string, baseUrl: string): Promise<BuiltSite> {
  const dist = path.join(root, baseUrl);
  await mkdir(path.dirname(dist), { recursive: true });
  await rename(output, dist);
  return { root, dist, baseUrl, origin: new URL(url).origin };
}

/** @returns `url` and `baseUrl` of a site that Lectern compiled */
export async function addressOf(dist: string): Promise<{ url: string; baseUrl: string }> {
  return JSON.parse(await readFile(path.join(dist, 'corpus/site.json'), 'utf8')) as { url: string; baseUrl: string };
}

/** Serves a site as `lectern serve --site` does. */
export async function withLectern<Result>(source: string, { dist }: BuiltSite, use: Use<Result>): Promise<Result> {
  const site = await openSite(source);
  const server = await serve(disk, { dir: dist, port: 0, handle: extensionRequests(() => site, dist) });
  try {
    return await use(server.url);
  } finally {
    await server.close();
  }
}

/** Serves the output of any generator as a plain static host does. */
export async function withStaticServer<Result>({ root, baseUrl }: BuiltSite, use: Use<Result>): Promise<Result> {
  const server = await serveFolder(root);
  try {
    return await use(new URL(baseUrl, server.url).href);
  } finally {
    await server.close();
  }
}

const nginx = webServers.find(({ name }) => name === 'nginx')!;
export const hasNginx = isInstalled(nginx);

/** Serves a site with nginx and the files that Lectern generates for nginx. */
export async function withNginx<Result>({ root, dist, baseUrl }: BuiltSite, use: Use<Result>): Promise<Result> {
  let url = '';
  let result: Result;
  const block = (port: number) => {
    url = `http://127.0.0.1:${port}${baseUrl}`;
    return `server { listen 127.0.0.1:${port}; root "${root}"; include "${dist}/*.nginx.conf"; }`;
  };
  await withServer(nginx, path.join(root, '../nginx'), block, async () => {
    result = await use(url);
  });
  return result!;
}
