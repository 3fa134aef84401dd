import { createContext, useContext } from 'react';
import type { Page } from '../../corpus/schema/index.ts';

/** The page that is shown; none while nothing has loaded yet or nothing was found. */
export const PageContext = createContext<Page | undefined>(undefined);

export function usePage(): Page | undefined {
  return useContext(PageContext);
}
