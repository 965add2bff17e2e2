/** The event that the page's program sends to the window once the page is hydrated. */
export const hydrated = 'hydrated';

/** The property of the window that holds the paths of those files of the program that came with the page. */
export const cameWithThePage = 'cameWithThePage';

declare global {
  interface Window {
    [cameWithThePage]?: string[];
  }
}
