import * as words from '#messages/site.ts';
import { paths } from '../../../routes.ts';
import { Still } from '../../../still.tsx';
import { Link } from '../../../ui/link.tsx';
import { CodeHostingIcon, SearchEngineIcon, SocialNetworkIcon } from './social-icons.tsx';

const company = [
  { to: paths.aboutUs(), text: words.aboutUs },
  { to: paths.contact(), text: words.contact },
  { to: paths.feedback(), text: words.feedback },
  { to: paths.pressKit(), text: words.pressKit },
  { to: paths.privacy(), text: words.privacy },
];

const social = [
  { name: words.searchEngine, Icon: SearchEngineIcon },
  { name: words.codeHosting, Icon: CodeHostingIcon },
  { name: words.socialNetwork, Icon: SocialNetworkIcon },
];

const content = { company, social };

/** The footer of every page: the same for everybody, so that it is rendered once. */
export function SiteFooter() {
  return (
    <Still as="footer" className="on-tarmac mt-20 sm:mt-28 print:hidden" of={content} draw={drawFooter} />
  );
}

function drawFooter({ company, social }: typeof content) {
  return (
    <>
      <div className="road-line" aria-hidden="true" />
      <div className="mx-auto grid max-w-7xl gap-10 px-4 py-12 sm:px-6 md:grid-cols-[1fr_auto_auto] md:gap-20 lg:px-8 lg:py-16">
        <p className="headline max-w-[16ch] text-2xl sm:text-3xl">{words.footerLine}</p>
        <nav aria-label={words.footerMenu}>
          <ul className="grid grid-cols-2 gap-x-10 md:grid-cols-1">
            {company.map(({ to, text }) => (
              <li key={to}>
                <Link to={to} className="inline-block py-2 decoration-2 underline-offset-4 hover:underline">
                  {text}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <nav aria-label={words.socialMenu}>
          <ul className="-ml-3 flex md:ml-0">
            {social.map(({ name, Icon }) => (
              <li key={name}>
                <Link
                  to={paths.signup()}
                  aria-label={name}
                  className="grid size-12 place-items-center rounded-md transition-colors hover:bg-white/10"
                >
                  <Icon className="size-6" />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <p className="border-t border-white/20 pt-6 text-sm text-on-tarmac/75 md:col-span-3">
          {words.copyright}
        </p>
      </div>
    </>
  );
}
