import type { Route } from '../../../viewer/client/index.ts';

/** A path segment: its route, if there is one, and the segments below. */
export interface RouteBranch {
  /** The label of the node: one path segment (`guides/`), or several if each has only one child: `2026/11/`. */
  name: string;
  /** The whole path of the branch. */
  path: string;
  route?: Route | undefined;
  branches: RouteBranch[];
  /** The number of routes in the branch, including its own route. */
  count: number;
}

/** @returns the tree of the routes' paths; branches in the order of the routes */
export function routeTree(routes: readonly Route[], baseUrl: string): RouteBranch {
  const root: RouteBranch = { name: baseUrl, path: baseUrl, branches: [], count: 0 };
  const known = new Map<string, RouteBranch>([['', root]]);
  const branchAt = (key: string): RouteBranch => {
    const found = known.get(key);
    if (found) return found;
    const [, above = '', name = ''] = /^(?:(.*)\/)?([^/]*)$/.exec(key)!;
    const branch: RouteBranch = { name, path: `${baseUrl}${key}`, branches: [], count: 0 };
    known.set(key, branch);
    branchAt(above).branches.push(branch);
    return branch;
  };
  for (const route of routes) branchAt(route.path.slice(baseUrl.length).replace(/^\/+|\/+$/g, '')).route ??= route;
  return joinBranches(root, true);
}

function joinBranches(branch: RouteBranch, isRoot = false): RouteBranch {
  const branches = branch.branches.map((each) => joinBranches(each));
  const count = branches.reduce((sum, each) => sum + each.count, branch.route ? 1 : 0);
  const [only] = branches;
  // If `2026` contains only `11`, both become one branch: `2026/11/`.
  if (only && branches.length === 1 && !branch.route && !isRoot)
    return { ...only, name: `${branch.name}/${only.name}` };
  return { ...branch, branches, count };
}
