/** How each package manager installs a tarball into a folder and runs a program of it. None needs an install script. */
export interface Manager {
  name: string;
  /** The npm packages that bring its program; nothing for what comes with Node. */
  packages: readonly string[];
  install: (tarballs: readonly string[]) => readonly string[];
  run: readonly string[];
}

export const managers: readonly Manager[] = [
  {
    name: 'npm',
    packages: [],
    install: (tarballs) => ['npm', 'install', '--ignore-scripts', '--no-audit', '--no-fund', ...tarballs],
    run: ['npx', '--no-install'],
  },
  {
    name: 'pnpm',
    packages: ['pnpm@10'],
    install: (tarballs) => ['pnpm', 'add', '--ignore-scripts', ...tarballs],
    run: ['pnpm', 'exec'],
  },
  {
    name: 'bun',
    packages: [`@oven/bun-${process.platform}-${process.arch}`],
    install: (tarballs) => ['bun', 'add', '--ignore-scripts', ...tarballs],
    run: ['bun', 'x'],
  },
];
