import { Menu, type MenuProps } from '@mantine/core'
import { type ReactElement, type ReactNode, type Ref, useEffect, useRef, useState } from 'react'

type Said = { ref: Ref<HTMLButtonElement>; 'aria-haspopup'?: 'menu'; 'aria-expanded'?: boolean; onClick?: () => void }
type Props = Omit<MenuProps, 'opened' | 'onChange' | 'children'> & {
  /** Draws the button with what it is given, and the button may be asked for by `ref`. */
  button: (said: Said) => ReactElement
  /** What stands in the menu. */
  children: ReactNode
}

/**
 * A menu on each row of a list. Until it is first pressed its button stands alone: menus that nobody opens were a third of what a row cost to draw.
 */
export const MenuOnPress = ({ button, children, ...menu }: Props) => {
  const [isNeeded, setNeeded] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const ref = useRef<HTMLButtonElement>(null)
  // The button is drawn anew inside its menu: it has the focus before that opens, and again when it closes.
  useEffect(() => {
    if (!isNeeded) return
    ref.current?.focus({ preventScroll: true })
    setOpen(true)
  }, [isNeeded])
  if (!isNeeded) return button({ ref, 'aria-haspopup': 'menu', 'aria-expanded': false, onClick: () => setNeeded(true) })
  return (
    <Menu {...menu} opened={isOpen} onChange={setOpen}>
      <Menu.Target>{button({ ref })}</Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
