import { fileURLToPath } from 'node:url';
import type { CacheContext } from '../../../compiler/index.ts';
import { httpStore } from './http-store.ts';
import { redisStore } from './redis-store.ts';
import { s3Store } from './s3-store.ts';
import type { Store } from './store.ts';

type StoreContext = Pick<CacheContext, 'openFolder' | 'signal'>;

/** Opens the store at a URL. */
export async function openStore(url: URL, { openFolder, signal }: StoreContext): Promise<Store> {
  switch (url.protocol) {
    case 'file:':
      return folderStore(openFolder(fileURLToPath(url)));
    case 's3:':
      return s3Store(url, signal);
    case 'redis:':
    case 'rediss:':
      return redisStore(url, signal);
    default:
      return httpStore(url, signal);
  }
}

/** Stores groups as files in a folder, for example a folder that several machines mount. */
function folderStore(folder: ReturnType<CacheContext['openFolder']>): Store {
  // Distributes the files over subfolders, because some file systems are slow with many files in one folder.
  const placeOf = (name: string) => `${name.slice(0, 2)}/${name}`;
  return {
    get: (name) => folder.read(placeOf(name)),
    put: (name, bytes) => folder.write(placeOf(name), bytes),
  };
}
