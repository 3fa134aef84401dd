import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { disk } from '../../../compiler/fs/disk.ts';
import { serve, type RunningServer } from '../../../compiler/serve/server.ts';

/** Serves the output folder of any generator, with compression. The benchmark uses this server for all generators. */
export async function serveFolder(dir: string): Promise<RunningServer> {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)));
  const index = {
    files: new Map(names.map((name) => [name, ''])),
    baseUrl: '/',
    trailingSlash: undefined,
    folders: [''],
    redirects: new Map(),
    rewrites: [],
  };
  return serve(disk, { dir, port: 0, readIndex: async () => index });
}
