import { test as base } from '@playwright/test';
import { confirmMailbox } from './mailbox.ts';
import { type Person, registered } from './people.ts';
import { makeAdmin } from './site.ts';

/** Tests with an admin: one for all tests of a worker, because making one takes a process of its own. */
export const test = base.extend<object, { admin: Person }>({
  admin: [
    // biome-ignore lint/correctness/noEmptyPattern: the fixture's parts, of which this one needs none
    async ({}, use) => {
      const admin = await registered('Buyer');
      await confirmMailbox(admin);
      await makeAdmin(admin.email);
      await use(admin);
    },
    { scope: 'worker' },
  ],
});
