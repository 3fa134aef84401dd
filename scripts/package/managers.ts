/**
 * A package manager, with its documented commands to install a tarball into a folder, and to run the installed program.
 */
export interface Manager {
  name: string;
  /** The npm packages that contain the manager. Empty if Node includes the manager. */
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
    // The current releases of Yarn, which keep packages in archives (Plug'n'Play).
    name: 'yarn-berry',
    packages: ['@yarnpkg/cli-dist'],
    install: (tarball) => ['yarn', 'add', `lectern@file:${tarball}`],
    run: ['yarn'],
  },
];
