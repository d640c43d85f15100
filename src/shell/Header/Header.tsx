import type { AnnouncementBarConfig } from '#src/config/index.ts';
import { AnnouncementBar } from '../AnnouncementBar/AnnouncementBar.tsx';
import { withCrashBoundary } from '../CrashBoundary/CrashBoundary.tsx';
import type { NavbarProps } from '../Navbar/Navbar.tsx';
import { Navbar } from '../Navbar/Navbar.tsx';

interface Props {
  announcement?: AnnouncementBarConfig;
  navbar: NavbarProps;
}

/** Everything above the page: one island, which keeps its state over a route change. */
function HeaderContent({ announcement, navbar }: Props) {
  return (
    <>
      {announcement && <AnnouncementBar {...announcement} />}
      <Navbar {...navbar} />
    </>
  );
}

export const Header = withCrashBoundary(HeaderContent);
