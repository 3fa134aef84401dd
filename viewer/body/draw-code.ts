import { createContext, type ReactNode } from 'react';
import type { BodyComponent } from '../../corpus/schema/index.ts';

/** How the page that is shown draws what in it is code; none where all of it is data. */
export const DrawCode = createContext<((node: BodyComponent) => ReactNode) | undefined>(undefined);
