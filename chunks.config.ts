import { fileURLToPath } from 'node:url';
import { normalizePath, type Rolldown } from 'vite';

type Group = Rolldown.CodeSplittingGroup;
type Modules = Parameters<Extract<Group['name'], (...args: never) => unknown>>[1];

const program = normalizePath(fileURLToPath(new URL('./src/main.browser.tsx', import.meta.url)));
const inProgram = new Set<string>();

function addToProgram(module: string, modules: Modules): void {
  if (inProgram.has(module)) return;
  inProgram.add(module);
  for (const imported of modules.getModuleInfo(module)?.importedIds ?? []) addToProgram(imported, modules);
}

/** A file for what of `test` at least `minShareCount` pages share and every page's program has not loaded anyway. */
function sharedFile(name: string, minShareCount: number, priority: number, test: RegExp): Group {
  return {
    debugName: name,
    name: (module, modules) => {
      addToProgram(program, modules);
      return inProgram.has(module) ? null : name;
    },
    minShareCount,
    priority,
    test,
    // Whatever a shared module imports is shared as well; only the program's own parts would come along.
    includeDependenciesRecursively: false,
  };
}

/**
 * The files that pages share, beyond those that every page has. Without them each set of pages that have something in common has
 * a file of its own, most of them below 1 KB, and each is a round trip where the network is slow (test/build/bundle.test.ts
 * counts them). A page may get some words with them that it does not show. What the home page needs stays by itself: nobody
 * has anything else before it.
 */
export const sharedFiles: Group[] = [
  // What at least a dozen pages share. The many words of listings are not on the first page.
  { name: 'common', minShareCount: 12, priority: 5, test: /^(?!.*\/messages\/en\/listings\.ts$)/ },
  sharedFile('accounts', 5, 4, /\/features\/identity\/|\/messages\/en\/account\.ts$|\/ui\/here-form\.tsx$/),
  sharedFile('search-words', 5, 3, /\/features\/search\/domain\/|\/messages\/en\/search\.ts$/),
  sharedFile('reports', 2, 3, /\/features\/reports\/|\/messages\/en\/(reports|enquiries)\.ts$/),
  sharedFile('bookings', 3, 3, /\/features\/bookings\/(ui|domain)/),
  sharedFile('lists', 7, 2, /^(?!.*(\/listings\/queries|\/kernel\/mailboxes)\.ts$)/),
  sharedFile('offers', 5, 1, /^(?!.*(\/features\/site\/|\/listings\/queries\.ts$|\/kernel\/mailboxes\.ts$))/),
];
