export const title = 'Blog';
export const heading = 'From the workbench';
export const description =
  'Four questions about building web applications, answered: state management in React, prototypical inheritance, unit tests, and React vs Angular vs Vue.';
export const lead =
  'This garage is also a program, and we like to know how it works. Four questions that come up again and again, with the answers that we would give over tea.';

/** An answer is paragraphs; a paragraph that is a list of lines is code. */
type Answer = readonly (string | readonly string[])[];

export const posts: readonly { id: string; question: string; answer: Answer }[] = [
  {
    id: 'state',
    question: 'What are the ways to manage state in React?',
    answer: [
      'Begin with the question of who needs it. State that one component needs stays there, with useState, or with useReducer once the next value depends on rules. When two components need it, move it up to their closest common parent and pass it down. That covers more than people expect.',
      'Context spares you the passing when many distant components read something that seldom changes: the signed-in person, the theme, the language. It is a way to deliver a value, not a store; each change renders every reader again.',
      'What came from a server is not really yours. It is a copy that grows old, and a query library such as TanStack Query looks after fetching, caching, retrying and refreshing. What a visitor may want to share or return to (a filter, a page, a search) belongs in the URL. Only what is left, state of the client that changes often and is read in many places, calls for a store such as Redux Toolkit, Zustand or Jotai, where a component listens to just the part it shows.',
    ],
  },
  {
    id: 'prototypes',
    question: 'How does prototypical inheritance work?',
    answer: [
      'In JavaScript an object can have another object as its prototype. Read a property that the object does not have itself, and the engine looks at the prototype, then at the prototype of the prototype, until it finds the property or reaches null and answers undefined. Writing is different: an ordinary assignment creates or changes the object’s own property and leaves the prototype alone.',
      [
        'const motorcycle = {',
        '  wheels: 2,',
        "  describe() { return this.name + ', ' + this.wheels + ' wheels'; },",
        '};',
        'const scooter = Object.create(motorcycle);',
        "scooter.name = 'Scooter';",
        "scooter.describe(); // 'Scooter, 2 wheels'",
      ],
      'Here describe is found on the prototype, but this is the object before the dot, so it reads the name of the scooter. Classes are built from the same parts: methods live on the constructor’s prototype property, every instance made with new gets that object as its prototype, and extends links one prototype to the next. So nothing is copied. Add a method to a prototype, and every object below it has the method from that moment on.',
    ],
  },
  {
    id: 'unit-tests',
    question: 'What is a unit test, and why should we write them?',
    answer: [
      'A unit test takes one small piece of a program, such as a function or a rule, gives it known input and checks what comes out. It needs no browser, no network and no clock of the real world, so thousands of them run in seconds and a failure points at one place.',
      'The first gain is courage. You can change code that you did not write, because something tells you within seconds when “1.25 lakh” no longer means 125,000. The second is design: a piece that is hard to test usually knows too much about the rest. The third is memory: a good test says in plain words what the code is for, and it is never out of date, because it fails when it lies.',
      'Test behaviour, not the way it is done, or every tidy-up breaks the tests. Cover the edges: nothing, one, many, the largest, the malformed. And do not ask of unit tests what they cannot tell. That the parts fit together is shown by integration tests against a real database and by a few end-to-end tests in a real browser.',
    ],
  },
  {
    id: 'frameworks',
    question: 'React vs Angular vs Vue: what is the difference?',
    answer: [
      'React is a library for user interfaces. A component is a function that returns what should be on the screen, usually written in JSX, and React works out what to change. Routing, forms and data are yours to choose. That freedom made its ecosystem the largest of the three, and it means that two React projects can look very different.',
      'Angular is a complete framework in TypeScript: templates, dependency injection, router, forms, HTTP client and command line come together and are released together. There is more to learn at the start and less to decide later. Large teams like that one Angular project resembles the next. Signals now track what changed.',
      'Vue stands between them. Single-file components keep template, script and style side by side, its reactivity follows each value that a template reads, and the router and the Pinia store are official but optional. It can be added to one corner of an existing page, and many find it the gentlest to begin with.',
      'All three are fast enough for nearly everything and will be here for years. Choose by what your team knows, whom you can hire, and how much you want decided for you.',
    ],
  },
];
