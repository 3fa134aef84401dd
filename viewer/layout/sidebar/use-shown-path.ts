import { usePage } from '../../corpus/page-context.ts';
import { usePathname } from '../../navigation/use-location.ts';

/** @returns the path of the page beside the sidebar, decoded; at a rewritten address it is not the location's */
export function useShownPath(): string {
  const pathname = usePathname();
  return usePage()?.path ?? pathname;
}
