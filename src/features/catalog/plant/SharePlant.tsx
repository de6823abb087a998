import ShareIcon from '@mui/icons-material/ShareOutlined'
import IconButton from '@mui/material/IconButton'
import { toast } from '@/notifications/toast'

/** Resolves to false if the link was copied, because the device has no dialog for sharing. */
async function share(title: string): Promise<boolean> {
  // The plant's own page (app/PageHead.tsx).
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')
  const url = canonical?.href ?? window.location.href
  const hasDialog = 'share' in navigator
  await (hasDialog ? navigator.share({ title, url }) : navigator.clipboard.writeText(url))
  return hasDialog
}

/** Shares the link to the plant that is open. */
export function SharePlant({ name }: { name: string }) {
  return (
    <IconButton
      color="raised"
      aria-label={`Share ${name}`}
      onClick={() => {
        share(name).then(
          (hasDialog) => {
            if (!hasDialog) toast('Link copied', 'success')
          },
          (error: unknown) => {
            const isCancelled = error instanceof DOMException && error.name === 'AbortError'
            if (!isCancelled) toast("We couldn't share this plant.", 'error')
          },
        )
      }}
    >
      <ShareIcon />
    </IconButton>
  )
}
