/** Commands of a package manager, from its documentation: install a tarball into a folder, and run its program. */
export interface Manager {
  name: string;
  /** The npm packages that contain the manager; none for the one that comes with Node. */
  packages: readonly string[];
  install: (tarball: string) => readonly string[];
  run: readonly string[];
}

export const managers: readonly Manager[] = [
  {
    name: 'npm',
    packages: [],
    install: (tarball) => ['npm', 'install', '--no-audit', '--no-fund', tarball],
    run: ['npx', '--no-install'],
  },
  {
    name: 'pnpm',
    packages: ['pnpm'],
    install: (tarball) => ['pnpm', 'add', tarball],
    run: ['pnpm', 'exec'],
  },
  {
    name: 'bun',
    packages: [`@oven/bun-${process.platform}-${process.arch}`],
    install: (tarball) => ['bun', 'add', tarball],
    run: ['bun', 'x'],
  },
  {
    name: 'yarn',
    packages: ['yarn@1'],
    install: (tarball) => ['yarn', 'add', '--non-interactive', tarball],
    run: ['yarn', '--silent'],
  },
  {
    // Yarn's current releases, with packages in archives (Plug'n'Play).
    name: 'yarn-berry',
    packages: ['@yarnpkg/cli-dist'],
    install: (tarball) => ['yarn', 'add', `lectern@file:${tarball}`],
    run: ['yarn'],
  },
];
