import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the number of installed packages in a folder, and their size in bytes. */
export function installedSize(modules: string): { packages: number; bytes: number } {
  let packages = 0;
  let bytes = 0;
  const visit = (folder: string, isPackages: boolean) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const path = join(folder, entry.name);
      if (entry.isFile()) bytes += statSync(path).size;
      if (!entry.isDirectory() || entry.name === '.cache') continue;
      const isScope = isPackages && entry.name.startsWith('@');
      if (isPackages && !isScope && !entry.name.startsWith('.')) packages += 1;
      visit(path, isScope || entry.name === 'node_modules');
    }
  };
  visit(modules, true);
  return { packages, bytes };
}
