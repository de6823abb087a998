import type { ReactNode } from 'react'

interface IconProps {
  /** px */
  size?: number
}

interface StrokeProps extends IconProps {
  filled?: boolean
  children: ReactNode
}

/** Icons are decoration: what they stand for is said by the name of the control. */
function Stroked({ size = 24, filled = false, children }: StrokeProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

function Solid({ size = 24, d }: IconProps & { d: string }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  )
}

/** The brand's mark: a frond. */
export function LeafMark({ size = 28 }: IconProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 28 28" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M24.6 3.1C13.2 2.5 5 7.6 4.4 15.6c-.1 1.8.3 3.5 1 5L3.2 23a1.2 1.2 0 0 0 1.8 1.6l2.2-2.4c1.6 1 3.5 1.5 5.3 1.3 8-.9 12.6-9 12.1-20.4Z"
      />
      <path
        fill="none"
        stroke="var(--mui-palette-background-paper)"
        strokeWidth="1.5"
        strokeLinecap="round"
        d="M7.4 20.6 19 8.6m-6.6 6.8-.5-5m.5 5 5.4.2m-8.5 3-.4-4.2m.4 4.2 4.6.3"
      />
    </svg>
  )
}

export function SearchIcon({ size }: IconProps) {
  return (
    <Stroked {...(size !== undefined && { size })}>
      <circle cx="11" cy="11" r="6.5" />
      <path d="m16 16 4.5 4.5" />
    </Stroked>
  )
}

export function PersonIcon() {
  return (
    <Stroked>
      <circle cx="12" cy="8" r="4" />
      <path d="M4.5 20.5c.8-4 3.7-6 7.5-6s6.7 2 7.5 6" />
    </Stroked>
  )
}

export function HeartIcon({ filled = false }: { filled?: boolean }) {
  return (
    <Stroked filled={filled}>
      <path d="M12 20.2S3.5 15.3 3.5 9.200A4.7 4.7 0 0 1 12 6.500a4.7 4.7 0 0 1 8.5 2.700c0 6.1-8.5 11-8.5 11Z" />
    </Stroked>
  )
}

export function CartIcon() {
  return (
    <Stroked>
      <path d="M5.5 8.500h13l1 12h-15l1-12Z" />
      <path d="M8.5 11V7a3.5 3.5 0 0 1 7 0v4" />
    </Stroked>
  )
}

export function TuneIcon() {
  return (
    <Stroked>
      <path d="M4 7h9m5 0h2M4 17h2m5 0h9" />
      <circle cx="15.5" cy="7" r="2.5" />
      <circle cx="8.5" cy="17" r="2.5" />
    </Stroked>
  )
}

export function CloseIcon({ size }: IconProps) {
  return (
    <Stroked {...(size !== undefined && { size })}>
      <path d="m6 6 12 12M18 6 6 18" />
    </Stroked>
  )
}

export function PlusIcon() {
  return (
    <Stroked>
      <path d="M12 5.500v13M5.5 12h13" />
    </Stroked>
  )
}

export function MinusIcon() {
  return (
    <Stroked>
      <path d="M5.5 12h13" />
    </Stroked>
  )
}

export function TrashIcon() {
  return (
    <Stroked>
      <path d="M4.5 7h15M9.5 7V4.500h5V7m-8 0 .8 13h9.400l.8-13M10.3 11v5.500m3.4-5.500v5.5" />
    </Stroked>
  )
}

export function EyeIcon() {
  return (
    <Stroked>
      <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
      <circle cx="12" cy="12" r="2.8" />
    </Stroked>
  )
}

export function EyeOffIcon() {
  return (
    <Stroked>
      <path d="M9.9 5.700A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a16 16 0 0 1-2.6 3.400M6.3 7.300A15.5 15.5 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 5.7-1.900M4 4l16 16" />
    </Stroked>
  )
}

export function StarIcon({ size }: IconProps) {
  return (
    <Solid
      {...(size !== undefined && { size })}
      d="m12 2.8 2.8 5.9 6.4.8-4.7 4.5 1.2 6.400L12 17.300l-5.7 3.1 1.2-6.400L2.8 9.500l6.4-.8L12 2.800Z"
    />
  )
}

export function InstagramIcon() {
  return (
    <Stroked>
      <rect x="3.5" y="3.5" width="17" height="17" rx="5" />
      <circle cx="12" cy="12" r="4" />
      <path d="M17 7h.01" />
    </Stroked>
  )
}

export function XIcon() {
  return (
    <Solid d="M17.7 3.500h3l-6.6 7.6 7.8 9.400h-6.100l-4.8-5.8-5.5 5.800h-3l7.1-8.2-7.5-8.800h6.300l4.3 5.3 5-5.300Zm-1.1 15.200h1.700L7.6 5.200H5.800l10.8 13.500Z" />
  )
}

export function YouTubeIcon() {
  return (
    <Solid d="M21.7 7.300a2.6 2.6 0 0 0-1.8-1.800C18.3 5 12 5 12 5s-6.3 0-7.9.5a2.6 2.6 0 0 0-1.8 1.800C1.8 8.9 1.8 12 1.8 12s0 3.1.5 4.700c.2.9.9 1.5 1.8 1.800C5.7 19 12 19 12 19s6.3 0 7.9-.5c.9-.3 1.6-.9 1.8-1.8.5-1.6.5-4.7.5-4.700s0-3.1-.5-4.700ZM10 15V9l5.2 3-5.2 3Z" />
  )
}

export function PinterestIcon() {
  return (
    <Solid d="M12 2.500a9.5 9.5 0 0 0-3.5 18.300c-.1-.8-.1-1.9.1-2.800l1.2-4.900s-.3-.6-.3-1.500c0-1.4.8-2.5 1.9-2.5.9 0 1.3.7 1.3 1.5 0 .9-.6 2.2-.9 3.5-.2 1 .5 1.9 1.6 1.9 1.9 0 3.3-2 3.3-4.8 0-2.5-1.8-4.3-4.4-4.300a4.5 4.5 0 0 0-4.7 4.600c0 .9.3 1.9.8 2.4.1.1.1.2.1.3l-.3 1.200c0 .2-.2.3-.4.2-1.3-.6-2.2-2.5-2.2-4.1 0-3.3 2.4-6.4 7-6.4 3.7 0 6.5 2.6 6.5 6.1 0 3.7-2.3 6.6-5.5 6.6-1.1 0-2.1-.6-2.4-1.200l-.7 2.500c-.2.9-.9 2-1.3 2.700A9.5 9.5 0 1 0 12 2.500Z" />
  )
}
