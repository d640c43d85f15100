import { withBase } from '#src/lib/url.ts';

export interface BrandProps {
  title: string;
  logo?: {
    src: string;
    srcDark?: string;
    alt: string;
    href?: string;
    target?: string;
    width?: number;
    height?: number;
  };
}

/** Logo and title, leading home. */
export function Brand({ title, logo }: BrandProps) {
  const size = { width: logo?.width ?? 32, height: logo?.height ?? 32 };
  // Next to the title the logo says nothing new to a screen reader.
  const alt = title ? '' : logo?.alt;
  return (
    <a className="navbar__brand" href={withBase(logo?.href ?? '/')} target={logo?.target}>
      {logo && (
        <>
          <img
            className={logo.srcDark ? 'navbar__logo navbar__logo--light' : 'navbar__logo'}
            src={withBase(logo.src)}
            alt={alt}
            {...size}
          />
          {logo.srcDark && (
            <img className="navbar__logo navbar__logo--dark" src={withBase(logo.srcDark)} alt={alt} {...size} />
          )}
        </>
      )}
      {title && <span className="navbar__title">{title}</span>}
    </a>
  );
}
