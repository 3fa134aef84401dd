import { layoutStatements, loadingStatements, pageStatements, pathStatements } from './layout.ts';
import { routeStatements, versionStatements, workerStatements } from './moves.ts';
import { constantStatements, errorStatements, ruleStatements } from './rules.ts';
import { searchStatements } from './search.ts';
import type { StatementSection } from './statement.ts';
import {
  announcementStatements,
  colorStatements,
  navbarStatements,
  sideMenuStatements,
  sidebarStatements,
} from './states.ts';

/** All statements about the viewer's behaviour for readers, in the order of the specification. */
export const statementSections: readonly StatementSection[] = [
  layoutStatements,
  loadingStatements,
  pageStatements,
  pathStatements,
  colorStatements,
  announcementStatements,
  sideMenuStatements,
  navbarStatements,
  sidebarStatements,
  searchStatements,
  routeStatements,
  workerStatements,
  versionStatements,
  ruleStatements,
  errorStatements,
  constantStatements,
];
