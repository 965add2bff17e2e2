/** The event that the page's program sends to the window once it has hydrated the page. */
export const takenOver = 'taken-over';

/** The property of the window that holds the paths of those files of the program that came with the page. */
export const cameWithThePage = 'cameWithThePage';

declare global {
  interface Window {
    [cameWithThePage]?: string[];
  }
}
