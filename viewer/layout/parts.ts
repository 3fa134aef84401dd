import type { ComponentType, ReactNode } from 'react';
import { AnnouncementBar } from './announcement-bar.tsx';
import { Footer } from './footer.tsx';
import { Navbar } from './navbar/navbar.tsx';
import { PageFooter } from './page-footer.tsx';

/** The parts of the screen that a site's theme may replace, before anything is drawn. */
export const parts = {
  Root: ({ children }: { children: ReactNode }): ReactNode => children,
  AnnouncementBar: AnnouncementBar as ComponentType,
  Navbar: Navbar as ComponentType<Parameters<typeof Navbar>[0]>,
  Footer: Footer as ComponentType,
  'DocItem/Footer': PageFooter as ComponentType<Parameters<typeof PageFooter>[0]>,
  /** Beside these there are two that are loaded where they are needed. */
  NotFound: undefined as ComponentType | undefined,
  SearchPage: undefined as ComponentType | undefined,
};
